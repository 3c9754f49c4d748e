/**
 * The only door to Temporal: the native one where the runtime has it, else the polyfill (20 kB
 * gzip, so not on a path that every browser loads).
 */
export { Temporal } from 'temporal-polyfill'
