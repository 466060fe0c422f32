import fc from "fast-check";

/** One commit has one verdict. `PROPERTY_SEED` looks for counterexamples elsewhere. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 6) });
