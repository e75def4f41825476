import type { WidgetSite } from '../../schemas/areas/widget-sites.ts'
import { serveArea } from '../area-kit/area.ts'
import { widgetSite } from '../database/tables/index.ts'

export default serveArea<WidgetSite>({ table: widgetSite })
