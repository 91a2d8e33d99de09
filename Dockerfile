# The app alone; Neo4j runs beside it (docker-compose.yml) or elsewhere (NEO4J_URI). `npm run check:image` builds and tries it.
# No digest is pinned, so that building anew takes up Debian's and Node's fixes; whoever pins one does so here.
FROM node:24-bookworm-slim AS base
WORKDIR /stemma
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY shared/diagram/package.json shared/diagram/
COPY server/package.json server/
COPY client/package.json client/
COPY tests/package.json tests/

FROM base AS build
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund
COPY tsconfig.base.json codegen.ts schema.graphql ./
COPY scripts scripts
COPY shared shared
COPY server server
COPY client client
COPY tests tests
RUN npm run build

FROM base
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace server --workspace shared --no-audit --no-fund
COPY --from=build /stemma/schema.graphql ./
COPY LICENSE THIRD-PARTY-NOTICES.md ./
COPY --from=build /stemma/server/dist server/dist
COPY --from=build /stemma/client/dist client/dist
COPY neo4j/migrations neo4j/migrations
COPY --chmod=755 deploy/stemma.sh /usr/local/bin/stemma
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 STEMMA_DATA=/data
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["stemma"]
CMD ["start"]
