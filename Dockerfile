# The command in a container, for folders of documentation:
#
#   docker build -t lectern .
#   docker run --rm --user "$(id -u)" -v "$PWD/docs:/docs" lectern build
#   docker run --rm --user "$(id -u)" -v "$PWD/docs:/docs" -p 4321:4321 lectern dev --host 0.0.0.0
FROM node:24-slim AS package
WORKDIR /lectern
COPY . .
# npm makes no folder for what it packs.
RUN mkdir /package && npm ci && npm pack --pack-destination /package

FROM node:24-slim
# git knows when each page was last changed, and asks who owns a folder that is mounted.
RUN apt-get update && apt-get install --yes --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=package /package /package
RUN npm install --global /package/lectern-*.tgz && rm -r /package
# Any user may run it: nothing is written but below /docs and /tmp.
ENV HOME=/tmp
USER node
WORKDIR /docs
EXPOSE 4321
ENTRYPOINT ["lectern"]
CMD ["build"]
