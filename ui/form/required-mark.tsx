/** The star of a required field; screen readers get it from the control itself. */
export const RequiredMark = () => (
  <span aria-hidden className="text-danger-ink">
    {'\u00a0'}*
  </span>
)
