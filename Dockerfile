# The server of games: docker build -t battleline . (docs/server.md)
FROM node:22-bookworm-slim AS build
WORKDIR /battleline
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && node -e "import('./scripts/app.mjs').then(({ buildApp }) => buildApp())" && npm prune --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /battleline
COPY --from=build /battleline /battleline
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/battleline/bundle/main.js", "serve", "--public", "--data", "/data", "--port", "8080"]
