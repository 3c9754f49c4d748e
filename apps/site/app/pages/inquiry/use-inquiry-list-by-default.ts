import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addressWithMachines } from '../../inquiry/inquiry-address.ts'
import { slugsIn } from '../../inquiry/inquiry-list.ts'
import { useInquiryList } from '../../inquiry/use-inquiry-list.ts'

/** Redirects an address without machines to one with the inquiry list and the same lift; true meanwhile. */
export function useInquiryListByDefault(isNothing: boolean): boolean {
  const navigate = useNavigate()
  const { search } = useLocation()
  const listed = useInquiryList()
  // Machines in the address that no longer exist are not replaced.
  const isListed = isNothing && listed !== '' && !new URLSearchParams(search).has('produkt')
  // Local storage, which the server does not see.
  useEffect(() => {
    if (isListed) void navigate(addressWithMachines(slugsIn(listed), search), { replace: true })
  }, [isListed, listed, navigate, search])
  return isListed
}
