import { expect, it } from 'vitest'
import * as timings from './timings.ts'

it('overlays keep the times of the checklist (C-6, C-7, C-8, C-16, C-17, C-18)', () => {
  expect({ ...timings }).toEqual({
    toastDelay: 7000,
    toastDragShare: 0.5,
    loadingDuration: 2000,
    loadingThrottle: 200,
    loadingHideDelay: 500,
    loadingResetDelay: 400,
    loadingHeight: 4,
    modalDragShare: 0.35,
    tooltipDistance: 5,
    tooltipShowDelay: 0,
    tooltipHideDelay: 150,
    tooltipHideDelayWithContent: 1000,
    popoverCloseSuppression: 300,
  })
})
