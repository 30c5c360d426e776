# Builds and runs the portal with the app. It needs a PostgreSQL server in DATABASE_URL and a volume in /data.
FROM node:20.19-bookworm-slim AS build
WORKDIR /srv
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:20.19-bookworm-slim AS packages
WORKDIR /srv
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:20.19-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8102 TPT_DATA_DIR=/data TMPDIR=/tmp
WORKDIR /srv
COPY --from=packages /srv/node_modules ./node_modules
COPY --from=build /srv/dist ./dist
COPY package.json ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME ["/data"]
EXPOSE 8102
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/portal/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/portal/main.js"]
