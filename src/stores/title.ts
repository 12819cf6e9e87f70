import { config } from '../config.ts'
import { pageTitle } from '../routes/page-title.ts'
import { $error } from './error.ts'
import { $route } from './route.ts'

export function startTitle(): void {
  $route.listen(write)
  $error.subscribe(write)
}

function write(): void {
  const error = $error.get()
  const route = $route.get()?.match?.route
  const title = error
    ? `${error.statusCode} - ${error.statusMessage}`
    : route?.title
  if (error || route) document.title = pageTitle(title, config.panelName)
}
