import {
  deserializeMessage,
  type JSONRPCMessage,
  serializeMessage,
  type Transport,
} from "@modelcontextprotocol/client";
import { type ProcessGroup, type ProcessOptions, startGroup } from "./process-group.js";
import { ServerFailure } from "./server-failure.js";

const STDERR_KEPT = 8 * 1024;

/**
 * The stdio transport for servers that are not trusted: bounded output, stderr kept, lines that are
 * no protocol message counted instead of fatal, and the whole process group ended on close.
 */
export class ProcessTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  /** Why the connection cannot go on, once it cannot. */
  failure: ServerFailure | undefined;
  /** Lines on stdout that were no message. */
  strayLines = 0;

  readonly #options: ProcessOptions;
  readonly #maxBytes: number;
  #group: ProcessGroup | undefined;
  #ended: Promise<void> = Promise.resolve();
  #bytes = 0;
  #line: Buffer[] = [];
  #stderr = "";
  #closing: Promise<void> | undefined;

  constructor(options: ProcessOptions, maxBytes: number) {
    this.#options = options;
    this.#maxBytes = maxBytes;
  }

  get stderr(): string {
    return this.#stderr;
  }

  start(): Promise<void> {
    const group = startGroup(this.#options);
    const { process: child } = group;
    this.#group = group;
    this.#ended = new Promise((resolve) => child.once("close", () => resolve()));
    child.stdout?.on("data", (chunk: Buffer) => this.#receive(chunk));
    child.stderr?.on("data", (chunk: Buffer) => {
      this.#stderr = (this.#stderr + chunk.toString("utf8")).slice(-STDERR_KEPT);
    });
    child.stdin?.on("error", () => undefined);
    child.once("close", (code, signal) => {
      const how = signal === null ? `with code ${code}` : `by ${signal}`;
      const message = `the process ended ${how} before it had answered${this.#silenceOfNpx()}`;
      this.#fail(new ServerFailure("exited", message));
    });
    return new Promise((resolve, reject) => {
      child.once("spawn", resolve);
      child.once("error", (cause: NodeJS.ErrnoException) => {
        const missing = cause.code === "ENOENT";
        const why = missing ? "no such command" : (cause.code ?? cause.message);
        const failure = new ServerFailure(
          "not_started",
          `${this.#options.command} cannot be started: ${why}`,
          cause,
        );
        this.#fail(failure);
        reject(failure);
      });
    });
  }

  send(message: JSONRPCMessage): Promise<void> {
    const stdin = this.#group?.process.stdin;
    if (stdin === undefined || stdin === null || !stdin.writable) {
      return Promise.reject(this.failure ?? new ServerFailure("exited", "the process takes no input"));
    }
    return new Promise((resolve, reject) => {
      stdin.write(serializeMessage(message), (error) => {
        if (error == null) resolve();
        // A process that takes no input has most often just ended; how it ended says more than a broken pipe.
        else void this.#ended.then(() => reject(this.failure ?? error));
      });
    });
  }

  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    await this.#group?.end();
    this.onclose?.();
  }

  #silenceOfNpx(): string {
    const isSilent = this.#stderr.trim() === "" && /(?:^|[\\/])npx(?:\.cmd)?$/.test(this.#options.command);
    return isSilent ? "; npx says nothing of a package that cannot be installed, npm install does" : "";
  }

  #fail(failure: ServerFailure): void {
    if (this.failure !== undefined || this.#closing !== undefined) return;
    this.failure = failure;
    this.onerror?.(failure);
    void this.close();
  }

  #receive(chunk: Buffer): void {
    if (this.#closing !== undefined) return;
    this.#bytes += chunk.length;
    if (this.#bytes > this.#maxBytes) {
      const limit = Math.floor(this.#maxBytes / 1024 / 1024);
      this.#fail(new ServerFailure("flooded", `the server sent more than ${limit} MB`));
      return;
    }
    let rest = chunk;
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      this.#line.push(rest.subarray(0, end));
      const line = Buffer.concat(this.#line).toString("utf8");
      this.#line = [];
      rest = rest.subarray(end + 1);
      this.#deliver(line);
    }
    if (rest.length > 0) this.#line.push(rest);
  }

  #deliver(line: string): void {
    if (line.trim() === "") return;
    let message: JSONRPCMessage;
    try {
      message = deserializeMessage(line);
    } catch {
      // Real servers print banners to stdout; a server that prints nothing else runs into the timeout.
      this.strayLines += 1;
      return;
    }
    this.onmessage?.(message);
  }
}
