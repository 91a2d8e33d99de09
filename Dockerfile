# The app alone; Neo4j runs beside it (docker-compose.yml) or elsewhere (NEO4J_URI).
FROM node:24-bookworm-slim AS build
WORKDIR /stemma
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
COPY tests/package.json tests/
RUN npm install --include=dev --no-audit --no-fund
COPY tsconfig.base.json schema.graphql ./
COPY scripts scripts
COPY shared shared
COPY server server
COPY client client
COPY tests tests
RUN npm run build \
 && rm -rf node_modules \
 && npm install --omit=dev --workspace server --workspace shared --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 STEMMA_DATA=/data
WORKDIR /stemma
COPY --from=build /stemma/package.json /stemma/schema.graphql ./
COPY --from=build /stemma/node_modules node_modules
COPY --from=build /stemma/server/dist server/dist
COPY --from=build /stemma/client/dist client/dist
COPY neo4j/migrations neo4j/migrations
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/dist/main.mjs"]
