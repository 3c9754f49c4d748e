import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '../locale.ts'
import { UploadZone } from './upload-zone.tsx'

test('a refused file is named where a screen reader listens since before it was chosen', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UploadZone kind="images" />
    </QueryClientProvider>,
  )
  const live = document.querySelector('[aria-live]')
  expect(live?.textContent).toBe('')
  const big = new File(['bild'], 'kran.jpg', { type: 'image/jpeg' })
  Object.defineProperty(big, 'size', { value: 10 ** 9 })
  const input = screen.getByLabelText('Välj bilder att ladda upp', { selector: 'input' })
  await userEvent.setup({ delay: null }).upload(input, big)
  await waitFor(() => expect(live?.textContent).toMatch(/^kran\.jpg.*MB/))
})

test('the keyboard goes on at the choice of files after the list of uploads was emptied', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UploadZone kind="images" />
    </QueryClientProvider>,
  )
  const user = userEvent.setup({ delay: null })
  const big = new File(['bild'], 'kran.jpg', { type: 'image/jpeg' })
  Object.defineProperty(big, 'size', { value: 10 ** 9 })
  await user.upload(screen.getByLabelText('Välj bilder att ladda upp', { selector: 'input' }), big)
  await user.click(await screen.findByText('Töm listan'))
  expect(document.activeElement?.textContent).toBe('Välj bilder att ladda upp')
})

test('files can be dropped on the zone', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UploadZone kind="images" />
    </QueryClientProvider>,
  )
  const zone = screen.getByText(/Välj bilder att ladda upp/)
  // The browser drops nothing where it is not prevented from refusing.
  expect(fireEvent.dragOver(zone, { dataTransfer: { files: [] } })).toBe(false)
})
