import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { inquiryAddress, withQuery } from '../../inquiry/inquiry-address.ts'
import { slugsIn } from '../../inquiry/inquiry-list.ts'
import { useInquiryList } from '../../inquiry/use-inquiry-list.ts'

/** Redirects an address without machines to one with the inquiry list and the same lift; true meanwhile. */
export function useInquiryListByDefault(isNothing: boolean): boolean {
  const navigate = useNavigate()
  const { search } = useLocation()
  const listed = useInquiryList()
  const isListed = isNothing && listed !== ''
  // Local storage, which the server does not see.
  useEffect(() => {
    const others = new URLSearchParams(search)
    others.delete('produkt')
    const address = withQuery(inquiryAddress(...slugsIn(listed)), String(others))
    if (isListed) void navigate(address, { replace: true })
  }, [isListed, listed, navigate, search])
  return isListed
}
