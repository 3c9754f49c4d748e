import { type Path, useLocation, useNavigation } from 'react-router'

/**
 * The address of the page, or the one that it is on its way to: a link followed meanwhile must not
 * undo what the one before it changes.
 */
export function useNextLocation(): Path {
  const location = useLocation()
  const { location: next = location } = useNavigation()
  return next.pathname === location.pathname ? next : location
}
