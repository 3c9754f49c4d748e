import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { inquiryAddress } from '../../inquiry/inquiry-address.ts'
import { slugsIn } from '../../inquiry/inquiry-list.ts'
import { useInquiryList } from '../../inquiry/use-inquiry-list.ts'

/** Redirects an address without machines to one with the inquiry list; true meanwhile. */
export function useInquiryListByDefault(isNothing: boolean): boolean {
  const navigate = useNavigate()
  const listed = useInquiryList()
  const isListed = isNothing && listed !== ''
  // Local storage, which the server does not see.
  useEffect(() => {
    if (isListed) void navigate(inquiryAddress(...slugsIn(listed)), { replace: true })
  }, [isListed, listed, navigate])
  return isListed
}
