type Place = { lat: number; lng: number }

/** What the sheet with Sweden's outline shows, in degrees. */
export const swedenFrame = { south: 55.1, west: 10.4, north: 69.2, east: 24.6 }

const unitsPerDegree = 10

/** Mercator's way with latitudes, as web maps draw them: so outline, dots and tiles agree. */
function mercator(lat: number): number {
  return (Math.asinh(Math.tan((lat * Math.PI) / 180)) * 180) / Math.PI
}

/** Where a place lies on the sheet, from its top left corner. */
export function onSheet({ lat, lng }: Place): { x: number; y: number } {
  return {
    x: (lng - swedenFrame.west) * unitsPerDegree,
    y: (mercator(swedenFrame.north) - mercator(lat)) * unitsPerDegree,
  }
}

const corner = onSheet({ lat: swedenFrame.south, lng: swedenFrame.east })

export const sheetWidth = Math.round(corner.x)
export const sheetHeight = Math.round(corner.y)
