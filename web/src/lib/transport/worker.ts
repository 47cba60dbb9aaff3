/** A SharedWorker: it belongs to no tab, so it goes on whichever tab is closed. */
import { Exchange, type Port } from "./exchange";

const exchange = new Exchange();
const scope = globalThis as unknown as { onconnect: (event: MessageEvent) => void };
scope.onconnect = ({ ports }) => exchange.add(ports[0] as unknown as Port);
