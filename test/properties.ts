/**
 * Properties draw the same samples in every run and on every machine, so that what failed once fails again. To look
 * further, draw anew: `ETUI_SEED=random npm run unit`; a failure says its seed, and `ETUI_SEED=that` repeats it.
 */
import { configureGlobal } from 'fast-check';

const USUAL_SEED = 20_261_122;

const asked = process.env['ETUI_SEED'];
if (asked !== 'random') configureGlobal({ seed: asked === undefined ? USUAL_SEED : Number(asked) });
