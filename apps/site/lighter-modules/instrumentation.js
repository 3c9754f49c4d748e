// `HydratedRouter` is given no instrumentations, so that no navigation has anybody to report to.
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router

// Imported by modules that never reach a browser; a build without the names would not link.
export const instrumentHandler = undefined
export const instrumentationResultMetaContext = undefined
