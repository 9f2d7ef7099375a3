import { configureGlobal } from 'fast-check';

/** Loaded before every test file while mutants are tried: a mutant lives or dies the same way in every run. */
configureGlobal({ seed: 1, endOnFailure: true });
