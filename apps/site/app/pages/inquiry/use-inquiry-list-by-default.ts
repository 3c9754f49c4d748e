import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { inquiryAddress } from '../../inquiry/inquiry-address.ts'
import { slugsIn } from '../../inquiry/inquiry-list.ts'
import { useInquiryList } from '../../inquiry/use-inquiry-list.ts'

/** An address that names no machine is about those of the inquiry list; true while it goes there. */
export function useInquiryListByDefault(isNothing: boolean): boolean {
  const navigate = useNavigate()
  const listed = useInquiryList()
  const isListed = isNothing && listed !== ''
  // The browser's own list, which the server never sees.
  useEffect(() => {
    if (isListed) void navigate(inquiryAddress(...slugsIn(listed)), { replace: true })
  }, [isListed, listed, navigate])
  return isListed
}
