/**
 * All code imports Temporal from here: the runtime's own, or else the polyfill (20 kB gzip, so not
 * in scripts that every browser loads).
 */
export { Temporal } from 'temporal-polyfill'
