/** A wooden clapper, made on the spot: two short tones that fade. */
export function clap(): void {
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 880],
    [0.12, 660],
  ] as const) {
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0.12 });
    volume.gain.setTargetAtTime(0, audio.currentTime + at + 0.02, 0.05);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.3);
  }
  setTimeout(() => void audio.close(), 1000);
}
