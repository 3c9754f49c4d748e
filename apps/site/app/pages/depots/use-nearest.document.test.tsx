import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import type { DepotTile } from '../../depots/depot-tile-data.ts'
import { useNearest } from './use-nearest.ts'

const tile = (slug: string, lat: number, lng: number) =>
  ({ slug, lat, lng, distance: null }) as DepotTile
const byName = [tile('malmo', 55.605, 13.0038), tile('stockholm', 59.3293, 18.0686)]

function Depots({ loaded }: { loaded: readonly DepotTile[] }) {
  const { tiles, position, isSorted, locate } = useNearest(loaded)
  const order = tiles.map(({ slug }) => slug).join(' ')
  return (
    <button type="button" onClick={locate}>
      {`${position} ${isSorted} ${order}`}
    </button>
  )
}

type Ask = Geolocation['getCurrentPosition']

async function locating(getCurrentPosition: Ask) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { box, show } = await mount(<Depots loaded={byName} />)
  await act(async () => {
    box.querySelector('button')?.click()
    await vi.dynamicImportSettled()
  })
  return { box, show }
}

test('the nearest depot comes first until there are other depots', async () => {
  const coords = { latitude: 59.25, longitude: 18.2 }
  const { box, show } = await locating((found) => found({ coords } as GeolocationPosition))
  expect(box.textContent).toBe('idle true stockholm malmo')
  await show(<Depots loaded={[...byName]} />)
  expect(box.textContent).toBe('idle false malmo stockholm')
})

test('a refused position is forgotten when a postal code has sorted the depots', async () => {
  const { box, show } = await locating((_, refused) => refused?.({} as GeolocationPositionError))
  expect(box.textContent).toBe('failed false malmo stockholm')
  await show(<Depots loaded={byName.toReversed()} />)
  expect(box.textContent).toBe('idle false stockholm malmo')
})
