import type { Dimension } from "../probe.js";
import { protocolVersion } from "../probes/protocol-version.js";
import { schemaVersion } from "../probes/schema-version.js";
import { versionMatch } from "../probes/version-match.js";

export const versionDeclaration: Dimension = {
  id: "version_declaration",
  title: "Version declaration",
  question: "Is the protocol version declared correctly?",
  probes: [protocolVersion, schemaVersion, versionMatch],
};
