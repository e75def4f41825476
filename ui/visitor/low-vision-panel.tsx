import type { TextKey } from '../../locales/text-key.ts'
import { usePage } from '../core/page-context.tsx'
import {
  type LowVision,
  lowVisionAddress,
  lowVisionFormId,
  lowVisionNames,
  lowVisionOptions,
} from './low-vision.ts'
import { lowVisionIds } from './low-vision-ids.ts'

/**
 * The bar at the beginning of a page of the low-vision version (B-31): its name, a button to leave it, and the settings,
 * which are folded. With JavaScript changes apply at once; without it the button submits them. The script that reads
 * documents aloud shows its button here.
 */
export function LowVisionPanel({ settings }: { settings: LowVision }) {
  const { t } = usePage()
  return (
    <aside className="low-vision" aria-label={t('vision:title')}>
      <p className="low-vision-name">{t('vision:name')}</p>
      <form method="post" action={lowVisionAddress}>
        <button id={lowVisionIds.off} type="submit" name="off" value="1">
          {t('vision:ordinary')}
        </button>
      </form>
      <details>
        <summary>{t('vision:settings')}</summary>
        <form id={lowVisionFormId} method="post" action={lowVisionAddress} autoComplete="off">
          {lowVisionNames.map((name) => (
            <fieldset key={name}>
              <legend>{t(`vision:legend.${name}`)}</legend>
              {lowVisionOptions[name].map((value) => (
                <label key={value} data-scheme={name === 'scheme' ? value : undefined}>
                  <input type="radio" name={name} value={value} defaultChecked={settings[name] === value} />
                  {t(`vision:${name}.${value}` as TextKey)}
                </label>
              ))}
            </fieldset>
          ))}
          <fieldset>
            <button id={lowVisionIds.apply} type="submit">
              {t('vision:apply')}
            </button>
          </fieldset>
        </form>
      </details>
      <p hidden data-speech data-none={t('vision:speech.none')}>
        <button type="button" data-stop={t('vision:speech.stop')}>
          {t('vision:speech.read')}
        </button>
        <span role="status" />
      </p>
    </aside>
  )
}
