/** Browsers let a page sound only after somebody has clicked in it or pressed a key. */
let audio: AudioContext | null = null;

/** Called once: from the first click on, the page can be heard. */
export function awaitClick(): void {
  for (const event of ["pointerdown", "keydown"] as const)
    addEventListener(event, () => (audio ??= new AudioContext()), { once: true });
}

/** A wooden clapper, made on the spot: two short tones that fade. */
export function clap(): void {
  if (!audio) return;
  for (const [at, pitch] of [
    [0, 880],
    [0.12, 660],
  ] as const) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0.12 });
    volume.gain.setTargetAtTime(0, start + 0.02, 0.05);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
}
