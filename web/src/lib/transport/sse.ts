/** Server-Sent Events, read from the bytes: unlike EventSource this tells why a stream was refused, and that it still lives. */
export interface Message {
  event: string;
  data: string;
}

/** The messages of a stream until it ends; `onBytes` is called for whatever comes, comments included. */
export async function* readMessages(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<Message> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return; // what has come of a message that is not complete does not count
    onBytes();
    rest += decoder.decode(value, { stream: true });
    const parts = rest.split("\n\n");
    rest = parts.pop()!;
    for (const part of parts) {
      const message = parse(part);
      if (message.data) yield message;
    }
  }
}

function parse(text: string): Message {
  const message: Message = { event: "message", data: "" };
  for (const line of text.split("\n")) {
    const colon = line.indexOf(": ");
    const [name, value] = [line.slice(0, colon), line.slice(colon + 2)];
    if (name === "event") message.event = value;
    else if (name === "data") message.data += value;
  }
  return message;
}
