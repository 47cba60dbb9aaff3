/** How far the engine of this device is: pages show it while it loads. */
class Engine {
  status = $state<"asleep" | "loading" | "ready" | "failed">("asleep");
  /** From 0 to 1. */
  part = $state(0);
  /** "compiled", or "plain" where bots think much slower. */
  build = $state("");
}

export const engine = new Engine();
