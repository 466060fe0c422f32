import { describe, expect, it } from "vitest";
import { isolate } from "./isolation.js";

const server = {
  command: "node",
  args: ["server.js"],
  env: { PATH: "/usr/bin", TOKEN: "t" },
  cwd: "/srv/project",
  home: "/tmp/toolgauge-server-1",
  timeoutMs: 30_000,
};
const host = {
  env: { DOCKER_HOST: "unix:///run/docker.sock", OTHER: "o" },
  nodePath: "/usr/bin/node",
  userHome: "/home/me",
  user: "1000:1000",
};

describe("isolation", () => {
  it.each(["bwrap", "docker"] as const)("%s shows the working folder", (how) => {
    expect(isolate(how, server, host).args.join(" ")).toContain("/srv/project");
  });

  it.each([
    ["bwrap", "/home/me"],
    ["bwrap", "/"],
    ["docker", "/home/me"],
    ["docker", "/home"],
  ] as const)("%s does not show %s because the server was started there", (how, cwd) => {
    const { args, cwd: used } = isolate(how, { ...server, cwd }, host);
    expect(used).toBe(server.home);
    expect(args.filter((arg) => arg.startsWith("/home/me"))).toEqual([]);
  });

  it("bwrap shows a Node that lies in a home, and nothing else of it", () => {
    const nodePath = "/home/me/.nvm/v22/bin/node";
    const { args } = isolate("bwrap", server, { ...host, nodePath });
    expect(args.filter((arg) => arg.startsWith("/home/me"))).toEqual([
      "/home/me/.nvm/v22",
      "/home/me/.nvm/v22",
    ]);
  });

  it("docker passes the server's variables without their values, and none of its own settings", () => {
    const { args, env, release } = isolate("docker", server, host);
    const passed = args.filter((_, index) => args[index - 1] === "-e");
    expect(passed).toEqual(["TOKEN"]);
    expect(env).toEqual({
      ...server.env,
      DOCKER_HOST: host.env.DOCKER_HOST,
      DOCKER_CONFIG: "/home/me/.docker",
    });
    expect(release).toEqual(["docker", "rm", "-f", "toolgauge-server-1"]);
  });
});
