import { config } from '../config.ts'
import { pageTitle } from '../routes/page-title.ts'
import { $error } from './error.ts'
import { $route } from './route.ts'

/** Keeps the document's title: the route's own, or the error's. */
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
