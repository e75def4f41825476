import type { Route } from '../core/route.ts'
import { moduleRoute } from '../pages/load-module.ts'

/** Widgets of clinics for other sites (D-WIDGET). */
export const moduleRoutes: readonly Route[] = [
  { id: 'R33', ...moduleRoute('news') },
  { id: 'R34', ...moduleRoute('review') },
  { id: 'R35', ...moduleRoute('question') },
  { id: 'R36', ...moduleRoute('appointment') },
]
