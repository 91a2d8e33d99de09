import { Router, static as serveStatic } from 'express';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><title>Stemma API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="./swagger-ui.css">
</head>
<body><div id="swagger-ui"></div><script src="./swagger-ui-bundle.js"></script><script src="./start.js"></script></body>
</html>
`;

const START = `window.ui = SwaggerUIBundle({ url: '../openapi.json', dom_id: '#swagger-ui', deepLinking: true, persistAuthorization: false, validatorUrl: null });
`;

/** The browsable API page, from files of its own origin only. */
export function docsRouter(): Router {
  const router = Router();
  router.get('/', (request, response) => {
    if (!request.originalUrl.split('?')[0]?.endsWith('/')) response.redirect(`${request.baseUrl}/`);
    else response.type('html').send(PAGE);
  });
  router.get('/start.js', (_request, response) => void response.type('js').send(START));
  router.use(serveStatic(assets, { index: false }));
  return router;
}
