/** Drawn on a 20 × 20 grid with one line width. */
const shapes = {
  phone:
    'M5 2.5h3l1.5 4-2 1.5a10 10 0 0 0 4.5 4.5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A13 13 0 0 1 3 4.5a2 2 0 0 1 2-2Z',
  mail: 'M2.5 4.5h15v11h-15Zm0 .5 7.5 6 7.5-6',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 9.5 5 5',
  menu: 'M3 5h14M3 10h14M3 15h14',
  close: 'm4 4 12 12M16 4 4 16',
  crane: 'M2 17.5h9M4 17.5v-3h5v3M6 14.5 16 3.5v6m-1.5 0h3v3h-3Z',
  calendar: 'M3 4.5h14v13H3Zm0 4.5h14M7 2.5v4m6-4v4',
  inquiry: 'M5 3.5h10v14H5Zm3-1.5h4v3H8Zm0 7h4m-4 3.5h4',
  warning: 'M10 2.5 18 17H2Zm0 5v4.5m0 2v1',
  info: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 7v5m0-8.5v1',
  check: 'm3.5 10.5 4.5 4.5 8.5-10',
  next: 'm7.5 4 6 6-6 6',
  previous: 'm12.5 4-6 6 6 6',
  leaf: 'M4 17c0-8 4-13 13-14 0 9-4 13-11 12M4 17c2-5 4-7 8-9',
} as const

export type IconName = keyof typeof shapes

/** Hidden from screen readers: an icon is never the only label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="size-5 shrink-0"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
