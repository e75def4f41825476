import type { HTMLAttributes } from 'react'
import { lowVisionAttributes, lowVisionCookie, readLowVision } from '../ui/low-vision.ts'
import { isTheme, themeCookie } from './theme.ts'

type Cookies = { get: (name: string) => { value: string } | undefined }
type Attributes = HTMLAttributes<HTMLHtmlElement> & Record<`data-${string}`, string>

/** What the cookies say about `<html>`, known before the first byte, so that nothing flashes. Garbage says nothing. */
export function htmlAttributes(cookies: Cookies): Attributes {
  const theme = cookies.get(themeCookie)?.value
  const lowVision = readLowVision(cookies.get(lowVisionCookie)?.value)
  return { ...(isTheme(theme) && { 'data-theme': theme }), ...(lowVision && lowVisionAttributes(lowVision)) }
}
