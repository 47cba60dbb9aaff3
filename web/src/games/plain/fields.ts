/** Fields of every game's view that the frame around the table shows. */
export const COMMON = new Set(["game", "seats", "step", "turn", "round", "seat", "viewer", "to_move", "over"]);
export const SCORES = new Set(["score", "score_if_ended_now"]);
