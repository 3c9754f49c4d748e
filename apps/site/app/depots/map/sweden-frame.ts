type Place = { lat: number; lng: number }

/** The section of the map with Sweden's outline, in degrees. */
export const swedenFrame = { south: 55.1, west: 10.4, north: 69.2, east: 24.6 }

const unitsPerDegree = 10

/** Mercator's projection, as of web maps, so that outline, markers and tiles agree. */
function mercator(lat: number): number {
  return (Math.asinh(Math.tan((lat * Math.PI) / 180)) * 180) / Math.PI
}

/** The position of a place, from the top left corner. */
export function onSheet({ lat, lng }: Place): { x: number; y: number } {
  return {
    x: (lng - swedenFrame.west) * unitsPerDegree,
    y: (mercator(swedenFrame.north) - mercator(lat)) * unitsPerDegree,
  }
}

const corner = onSheet({ lat: swedenFrame.south, lng: swedenFrame.east })

export const sheetWidth = Math.round(corner.x)
export const sheetHeight = Math.round(corner.y)
