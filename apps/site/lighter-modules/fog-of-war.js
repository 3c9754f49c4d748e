// `routeDiscovery: { mode: 'initial' }`: the browser knows every address from the start.
export const isFogOfWarEnabled = () => false
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => {}
export const getPartialManifest = (manifest) => manifest

// Imported by modules that never reach a browser; a build without the names would not link.
export const getManifestPath = undefined
export const getPathsWithAncestors = undefined
export const handleClientVersionMismatch = undefined
