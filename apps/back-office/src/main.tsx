import './locale.ts'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BackOffice } from './back-office.tsx'
import { nonce } from './nonce.ts'
import { removeOldDrafts } from './providers/browser-storage.ts'
import './typeface.css'

removeOldDrafts(Date.now())
const place = document.getElementById('back-office')
if (place === null) throw new Error('The page has no place for the back office.')
const styles = createCache({ key: 'bo', nonce })
createRoot(place).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <BackOffice />
    </CacheProvider>
  </StrictMode>,
)
