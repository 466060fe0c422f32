import { fillDetails } from "./details.js";
import { enhanceExplorers } from "./explorer.js";
import { followFragment } from "./fragment.js";
import { bindShortcuts } from "./shortcuts.js";
import { bindTheme } from "./theme.js";

bindTheme();
fillDetails();
const explorers = enhanceExplorers();
followFragment(explorers);
bindShortcuts();
