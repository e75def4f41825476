/** The star of a field that has to be filled in; what reads aloud says so by the control itself. */
export const RequiredMark = () => (
  <span aria-hidden className="text-danger-ink">
    {'\u00a0'}*
  </span>
)
