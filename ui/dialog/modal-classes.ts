/** The transition `modal-overlay` (C-8): the overlay fades in and out in 100 ms. */
export const modalOverlay =
  'fixed inset-0 z-40 bg-night/50 transition-opacity duration-150 data-ending-style:opacity-0 data-ending-style:duration-100 data-starting-style:opacity-0'

/** The transition `modal-dialog` (C-8): closing takes 100 ms. A drag moves it by `--drag`. */
export const modalDialog =
  'flex flex-col bg-raised text-ink shadow-float outline-none transition-[opacity,translate,scale] duration-150 data-dragging:transition-none data-ending-style:duration-100 forced-colors:border'

/** A centred dialog; on a phone a bottom sheet. */
export const dialogClass =
  'mt-auto max-h-[calc(100%-2rem)] w-full rounded-t-card translate-y-(--drag) max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full sm:m-auto sm:rounded-card sm:data-ending-style:opacity-0 sm:data-ending-style:scale-98 sm:data-starting-style:opacity-0 sm:data-starting-style:scale-98'

/** A drawer on one side of the screen. */
export const drawerClasses = {
  left: 'me-auto h-full w-[min(24rem,100%-3rem)] translate-x-(--drag) data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
  right:
    'ms-auto h-full w-[min(24rem,100%-3rem)] translate-x-(--drag) data-ending-style:translate-x-full data-starting-style:translate-x-full',
  bottom:
    'mx-auto mt-auto max-h-[calc(100%-2rem)] w-full max-w-2xl rounded-t-card translate-y-(--drag) data-ending-style:translate-y-full data-starting-style:translate-y-full',
}
